import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/**
 * A drawing on the page as a PNG file. A picture has neither the page's custom properties nor its font, so both are
 * written into it.
 */
export async function pictureFile(svg: SVGSVGElement, fileName: string): Promise<File> {
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${await dataUrl(fontUrl)})}`;
  copy.prepend(style);
  const properties = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_match, name: string) => properties.getPropertyValue(name).trim());
  const blob = await drawn(text, width, height);
  return new File([blob], fileName, { type: blob.type });
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be drawn.')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function dataUrl(address: string): Promise<string> {
  const reply = await fetch(address);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
