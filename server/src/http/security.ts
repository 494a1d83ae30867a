/** Headers of every answer, and the refusal of requests that another site sends with our cookie. */
import { say } from '@fableloom/contract/messages/index';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** One strict policy; pages add the nonce of their inline scripts. */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'", `script-src ${scripts}`, "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "media-src 'self' blob:",
    "font-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');
}

export const safeHeaders = (isHttps: boolean): MiddlewareHandler =>
  secureHeaders({
    strictTransportSecurity: isHttps,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], payment: [] },
  });

/** Apple sends its answer as a form from its own site; the answer carries a state that only our visitor's cookie fits. */
const ANSWER_OF_SIGN_IN = /^\/api\/auth\/callback\/\w+$/;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the site that a browser names is not ours, neither by the configured address nor by the one it was reached at. */
export function comesFromElsewhere(origin: string, host: string | undefined, baseUrl: string): boolean {
  return origin !== new URL(baseUrl).origin && URL.parse(origin)?.host !== host;
}

/** A browser names the site that sends a request; with a cookie it must be ours. */
export const ownSiteOnly =
  (baseUrl: string): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const foreign = origin !== undefined && comesFromElsewhere(origin, context.req.header('host'), baseUrl);
    if (foreign && !SAFE_METHODS.has(context.req.method) && !ANSWER_OF_SIGN_IN.test(context.req.path)) {
      return context.json({ error: { code: 'app.not-allowed', message: say('app.not-allowed') } }, 403);
    }
    await next();
  };
