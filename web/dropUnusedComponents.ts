import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/.*\.js$/;

/**
 * Unused components stay in the build if they set a display name or call forwardRef without a pure annotation. Examples are the router's
 * forms, fetchers and framework links.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ROUTER },
      handler: code => ({
        code: code
          .replaceAll(/^\w+\.displayName = [^;]+;$/gm, '')
          .replaceAll(/= (React(\$\d)?\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
