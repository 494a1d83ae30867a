/** Brings a section into view and moves the focus to its heading, once the page has drawn it. */
export function goTo(id: string) {
  requestAnimationFrame(() => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });
}
