/** The page for a failure so early that the pages themselves cannot be rendered. No script, no style from elsewhere. */
import { say } from '@fableloom/contract/messages/index';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf5ea;color:#2b2140;font:18px/1.6 system-ui,sans-serif;text-align:center}
  main{max-width:34rem;padding:2rem}a{display:inline-block;margin-top:1.5rem;padding:.8rem 2rem;border-radius:99px;background:#5a3e9b;color:#fff;font-weight:700;text-decoration:none}
  @media(prefers-color-scheme:dark){body{background:#171230;color:#f3ecff}a{background:#bfa9ff;color:#171230}}`;

export const SORRY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const sorryPage = (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Fableloom</title><style>${STYLE}</style></head><body><main><h1>${say('app.screen.error.title')}</h1><p>${say('app.unexpected')}</p>
<a href="">${say('app.screen.error.refresh')}</a><p>${say('app.screen.error.support')}</p></main></body></html>`;
