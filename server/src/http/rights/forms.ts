/** Bodies that are accepted, for rows that are about who may and not about what. */
const APPEARANCE = { height: '', build: '', color: '', distinguishingFeature: '', age: '', customAge: '', skinTone: '', eyeColor: '', hairColor: '' };
const STYLE = { imageStyle: '', background: '', lighting: '', mood: '', details: '', imageProvider: 'dall-e' };

export const CHARACTER_FORM = {
  name: 'Juniper', type: 'Animal - Forest Animals - Red Fox', gender: 'female', personality: 'Kind', magicalPower: '', role: '',
  appearance: APPEARANCE, advancedFeatures: STYLE, customDescription: '', customPrompt: '',
};

export const LOCATION_FORM = {
  name: 'Our Wood', category: 'Natural', subcategory: 'Forest', type: 'Enchanted Forest', description: '', customDescription: '', magicalProperties: [], inhabitants: [],
  climate: '', dangers: [], treasures: [], advancedFeatures: STYLE, customPrompt: '',
};

export const NEW_STORY = { characterIds: ['starter_maya'], theme: 'The Lost Lantern', themeCategory: 'Adventure', ageRange: '5-8' };

export const PROFILE_FORM = {
  displayName: 'Robin', bio: '', preferences: { imageQuality: 'standard', theme: 'system', readingFont: 'auto', readingSize: null },
};
