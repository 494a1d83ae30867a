/** The storage of this tab, as values. A browser that keeps nothing reads nothing, and forgets with the page. */

/** Null where nothing is stored, or nothing that can be read. */
export function readFromTab(address: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(address) ?? 'null');
  } catch {
    return null;
  }
}

/** Null takes what is stored away. */
export function writeToTab(address: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(address);
    else sessionStorage.setItem(address, JSON.stringify(value));
  } catch {
    // Without storage it still lives as long as the page.
  }
}
