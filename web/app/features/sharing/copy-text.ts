/** Puts words into the clipboard. */

/** Also on a page without https, where only a selected field can be copied; throws when neither works. */
export async function copyText(text: string, field?: HTMLInputElement | null): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  field?.select();
  if (!field || !document.execCommand('copy')) throw new Error('The clipboard cannot be reached');
}
