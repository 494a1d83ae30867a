import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { DrawingState } from './drawing-state.ts';
import { PicturePanel, type PicturePanelProps } from './picture-panel.tsx';

const picture = { url: '/storage/v1/object/public/images/fox.webp', width: 960, height: 1280, alt: 'A fox', blur: '#abc', vectorUrl: null };

/** What the panel says, without its marks. */
const said = (state: DrawingState, more: Partial<PicturePanelProps> = {}) =>
  renderToStaticMarkup(
    createElement(PicturePanel, {
      shape: 'portrait', label: 'Portrait', name: 'Juniper', words: '', state, preview: null, onDraw: () => {}, onStop: () => {}, ...more,
    }),
  );

describe('the window beside a form', () => {
  test('without a picture one is generated', () => {
    expect(said({ is: 'empty' })).toContain('Generate Image');
    expect(said({ is: 'empty' }, { needsUpgrade: true })).toContain('Generate Image');
  });

  test('while it is made, and while it is kept, it says so', () => {
    expect(said({ is: 'generating', words: 'Drawing', done: 0.2, canStop: true })).toContain('Creating magical image...');
    expect(said({ is: 'saving' })).toContain('Saving image...');
  });

  test('a picture is made again, or leads to the plans where the plan has ended', () => {
    const shown: DrawingState = { is: 'shown', picture, isNew: false };
    expect(said(shown)).toContain('Regenerate');
    expect(said(shown)).not.toContain('Upgrade to Regenerate');
    expect(said(shown, { needsUpgrade: true })).toContain('Upgrade to Regenerate');
  });

  test('what went wrong stands beside the picture that is still there', () => {
    const failed = said({ is: 'failed', why: 'Failed to generate image', picture });
    expect(failed).toContain('Failed to generate image');
    expect(failed).toContain('Regenerate');
  });

  test('after a hosted service has failed the built-in illustrator is offered beside the sentence', () => {
    const state: DrawingState = { is: 'failed', why: 'It did not answer.', picture: null };
    expect(said(state, { onBuiltIn: () => {} })).toMatch(/It did not answer\..*Use the built-in engine/);
    expect(said(state)).not.toContain('Use the built-in engine');
    expect(said({ is: 'shown', picture, isNew: true }, { onBuiltIn: () => {} })).not.toContain('Use the built-in engine');
  });

  test('before it is saved there is nothing to press', () => {
    expect(said({ is: 'empty' }, { onDraw: undefined })).not.toContain('Generate Image');
  });
});
