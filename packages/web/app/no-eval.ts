// The content security policy forbids eval. Zod would test for it at load, and every visit would report a violation, so
// this disables it. This file imports nothing, so that it can be loaded before all others.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
