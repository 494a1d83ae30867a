/** Text inside XML: nothing that a person wrote is read as markup, and no character that XML forbids gets in. */
const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Everything but tab, line feed, carriage return, and the characters of XML 1.0.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

export const xml = (text: string): string => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
