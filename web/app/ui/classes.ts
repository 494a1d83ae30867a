/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/** The focus ring of a label whose hidden input has the focus. */
export const FOCUS_WITHIN = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum';
