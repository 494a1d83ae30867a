import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|webmanifest)$/;

/** A compressed copy beside each file of text, made once, so that the server does not compress it for every visitor. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const file = join(dir, name);
        if (WORTH_IT.test(name) && statSync(file).isFile()) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

// Assets are never inlined: the content security policy allows fonts and pictures from our own address only.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressedCopies()],
  build: { assetsInlineLimit: 0 },
});
