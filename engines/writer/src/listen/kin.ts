/** Those of a family who are called so without “the”. */
export const KIN = /^(?:grandma|grandpa|granny|grandad|nana?|mum|mummy|mom|mommy|dad|daddy|auntie)\b/iu;
