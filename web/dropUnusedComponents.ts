import type { Plugin } from 'vite';

const ROUTER = /node_modules\/react-router\/.*\.js$/;

/**
 * A name that a component is given for developer tools, and a call of forwardRef that is not marked as free of effects, keep the
 * component in the build although nothing uses it: forms, fetchers and framework links of the router.
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
