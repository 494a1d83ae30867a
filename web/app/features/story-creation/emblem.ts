/** The picture of a kind of story: 'School Life' is drawn in /art/emblem-school-life.webp. */
export const emblemOf = (category: string) => `/art/emblem-${category.toLowerCase().replaceAll(' ', '-')}.webp`;
