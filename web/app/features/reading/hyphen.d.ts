declare module 'hyphen/en-us' {
  interface Options {
    hyphenChar?: string;
    minWordLength?: number;
  }
  export function hyphenateSync(text: string, options?: Options): string;
}
