/** The server functions by name, each with the body it takes and the reply it gives: POST /functions/v1/<name>. */
import * as people from './people.ts';
import * as pictures from './pictures.ts';
import * as stories from './stories.ts';

export const FUNCTIONS = {
  'generate-image': pictures.generateImage,
  'upload-image': pictures.uploadImage,
  'create-character-image-prompt': pictures.createCharacterImagePrompt,
  'generate-image-from-text': pictures.generateImageFromText,
  'generate-scene-with-images': pictures.generateSceneWithImages,
  'extract-character-traits': pictures.extractCharacterTraits,
  'generate-story': stories.generateStory,
  'get-story-ideas': stories.getStoryIdeas,
  'generate-audio-narration': stories.generateAudioNarration,
  'manage-friendship': people.manageFriendship,
  'create-stripe-customer-if-missing': people.createStripeCustomerIfMissing,
  'create-checkout-session': people.createCheckoutSession,
  'cancel-subscription': people.cancelSubscription,
  'send-contact-message': people.sendContactMessage,
} as const;

export type FunctionName = keyof typeof FUNCTIONS;
export type FunctionBody<Name extends FunctionName> = (typeof FUNCTIONS)[Name]['body']['_output'];
export type FunctionReply<Name extends FunctionName> = (typeof FUNCTIONS)[Name]['reply']['_output'];

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);
