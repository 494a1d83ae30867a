/** The document around every page. */
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url';
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/root';
import { sessionContext, siteContext } from './session/contexts.ts';
import type { RootData } from './session/session.ts';
import { barColors, readTheme } from './session/theme.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { readNarrow } from './shell/sidebar-memory.ts';
import styles from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: nunito, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = () => [
  { title: 'Fableloom' },
  { name: 'description', content: 'Make characters and places together, and read illustrated stories written for your child’s age.' },
];

export function loader({ request, context }: Route.LoaderArgs): RootData {
  const cookies = request.headers.get('cookie');
  return {
    user: context.get(sessionContext).user,
    theme: readTheme(cookies),
    narrowSidebar: readNarrow(cookies),
    site: context.get(siteContext),
  };
}

/** Who is signed in changes only with a whole new page, so moving between pages does not ask again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = (useRouteLoaderData('root') as RootData | undefined)?.theme ?? 'system';
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {barColors(theme).map(({ scheme, color }) => <meta key={scheme} name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />)}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorScreen error={error} />
    </main>
  );
}
