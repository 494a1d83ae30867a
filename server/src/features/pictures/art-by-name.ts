/** A picture of the house by its name. */
import { type HouseArt, LANDING_ART, OTHER_ART } from './house-art.ts';

const BY_NAME = new Map([...LANDING_ART, ...OTHER_ART].map((art) => [art.name, art]));

export const artByName = (name: string): HouseArt | undefined => BY_NAME.get(name);
