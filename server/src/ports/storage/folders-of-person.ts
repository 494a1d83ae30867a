/** Where the bucket keeps what belongs to a person. */
export const foldersOf = (userId: string): string[] =>
  ['characters', 'locations', 'stories', 'uploads', 'photos', 'figures', 'views'].map((room) => `${room}/${userId}`);
