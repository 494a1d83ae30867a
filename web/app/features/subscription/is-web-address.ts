/** Whether an address can be gone to: a page of ours, or one of the web. A script is none. */
export const isWebAddress = (address: string, origin: string): boolean =>
  address !== '' && /^https?:$/.test(URL.parse(address, origin)?.protocol ?? '');
