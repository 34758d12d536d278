import { config } from 'zod/mini';

// The content security policy allows no code made of text. zod would try it once, and the browser would log that.
// Imported before the modules of @aicp/compliance that build schemas.
config({ jitless: true });
