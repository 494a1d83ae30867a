/** The fields of a starter; every value comes from the contract's lists. */

export interface StarterCharacter {
  readonly id: `starter_${string}`;
  readonly name: string;
  /** 'category - subcategory - specific' */
  readonly type: string;
  readonly gender: 'male' | 'female';
  /** One or two traits, joined by ' and '. */
  readonly personality: string;
  readonly magicalPower: string;
  readonly role: string;
  readonly appearance: {
    readonly height: string;
    readonly build: string;
    readonly color: string;
    /** Up to four features, joined by ', '. */
    readonly distinguishingFeature: string;
    readonly age: string;
    readonly customAge: string;
    readonly skinTone: string;
    readonly eyeColor: string;
    readonly hairColor: string;
  };
  readonly customDescription: string;
  readonly advancedFeatures: {
    readonly imageStyle: string;
    readonly background: string;
    readonly lighting: string;
    readonly mood: string;
    readonly details: string;
    readonly imageProvider: string;
  };
}
