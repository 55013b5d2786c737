/** Small enough to send at once, large enough to be efficient. */
const CHUNK_CHARACTERS = 64 * 1024;

/** Joins pieces of text to chunks of bytes. */
export async function* encodeText(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length >= CHUNK_CHARACTERS) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text !== '') yield Buffer.from(text);
}
