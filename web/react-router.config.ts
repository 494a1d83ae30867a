import type { Config } from '@react-router/dev/config';

// Pages are rendered on the server; the browser learns about further pages as links to them appear, which keeps the landing page light.
export default { ssr: true } satisfies Config;
