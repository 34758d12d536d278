import { env } from 'node:process';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropUnusedComponents } from './dropUnusedComponents.ts';
import { inlineDocuments } from './inlineDocuments.ts';
import { layered } from './layers.ts';
import { methodModule } from './methodModule.ts';
import { precompress } from './precompress.ts';
import { writePublicPages } from './publicPages.ts';

const proxied = { target: env.GATEWAY_URL ?? 'http://localhost:3000', changeOrigin: false };
const fontsOfTheFirstPage = /(inter-latin-wght|source-serif-4-latin-600)-normal.*\.woff2$/;

/** Preloads the two fonts in the first bytes of the page, before any style sheet is read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => fontsOfTheFirstPage.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    inlineDocuments(),
    methodModule(),
    dropUnusedComponents(),
    react({ jsxImportSource: '#jsx' }),
    tailwindcss(),
    preloadFonts(),
    writePublicPages(),
    precompress(),
  ],
  // The gateway compares the origin with the requested host, so the host is passed on unchanged.
  server: { proxy: { '/api': proxied, '/graphql': proxied, '/simulator': proxied } },
  // Scripts and fonts stay files, because the content security policy forbids inline ones.
  build: {
    assetsInlineLimit: 0,
    // Every browser that we build for supports it.
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: true,
    // The first load names all later chunks, and 42 bits distinguish them. The manifest lists their sources.
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash:7].js', codeSplitting: layered() } },
  },
});
