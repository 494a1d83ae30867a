/** Where the bucket keeps what belongs to a person. */
export const foldersOf = (userId: string): string[] =>
  ['characters', 'locations', 'stories', 'uploads', 'photos'].map((room) => `${room}/${userId}`);
