import type { Config } from '@react-router/dev/config';

// The route list is small, so the browser gets it whole with the first page instead of asking for pieces later.
export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
