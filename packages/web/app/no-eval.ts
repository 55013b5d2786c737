// The page forbids code made from text. Zod would try all the same, and every visit would report a violation. It looks
// here when it is loaded; this file imports nothing, so that the page's own script can bring it before all others.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
