import { renderSVG } from 'uqr';

/** An address as a QR code: an SVG of black squares on white, with the quiet zone of four modules that readers need. */
export const addressCode = (url: string): Uint8Array => new TextEncoder().encode(renderSVG(url, { border: 4 }));
