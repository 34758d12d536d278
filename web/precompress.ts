import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MIN_BYTES = 1024;

/** Writes compressed versions next to each script and style sheet, so that no server compresses the same file twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue;
          const text = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          if (text.length < MIN_BYTES) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(text, { params }) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
        }
      },
    },
  };
}
