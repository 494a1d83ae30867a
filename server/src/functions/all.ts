/** Every server function with the code that answers it. */
import { cancelSubscriptionNow, createCheckoutSession, createStripeCustomerIfMissing } from './billing.ts';
import { createCharacterImagePrompt } from './character-image-prompt.ts';
import { sendContactMessage } from './contact.ts';
import { manageFriendship } from './friendship.ts';
import { generateStory } from './generate-story.ts';
import { generateImage } from './pictures.ts';
import { generateImageFromText, generateSceneWithImages } from './scenes.ts';
import type { ServerFunctions } from './server-function.ts';
import { extractCharacterTraits, generateAudioNarration, getStoryIdeas } from './short-ways.ts';
import { uploadImage } from './upload-image.ts';

export const serverFunctions: ServerFunctions = {
  'generate-image': generateImage,
  'upload-image': uploadImage,
  'create-character-image-prompt': createCharacterImagePrompt,
  'generate-image-from-text': generateImageFromText,
  'generate-scene-with-images': generateSceneWithImages,
  'extract-character-traits': extractCharacterTraits,
  'generate-story': generateStory,
  'get-story-ideas': getStoryIdeas,
  'generate-audio-narration': generateAudioNarration,
  'manage-friendship': manageFriendship,
  'create-stripe-customer-if-missing': createStripeCustomerIfMissing,
  'create-checkout-session': createCheckoutSession,
  'cancel-subscription': cancelSubscriptionNow,
  'send-contact-message': sendContactMessage,
};
