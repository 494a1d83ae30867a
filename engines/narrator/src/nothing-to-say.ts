/** Thrown when a text has no word that the voice can speak: it is empty, only punctuation, or all in another script. */
export class NothingToSay extends Error {
  override readonly name = 'NothingToSay';
  readonly unspoken: string[];

  constructor(unspoken: string[]) {
    super(unspoken.length > 0
      ? 'This text is in a script that the built-in voice cannot speak: it speaks English only'
      : 'There are no words to speak in this text');
    this.unspoken = unspoken;
  }
}
