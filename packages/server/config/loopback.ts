/** Hosts that only this machine reaches, as `HOST` and addresses write them. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

export const isLoopbackHost = (host: string): boolean => loopbackHosts.has(host);
