export async function measureHttp(): Promise<void> {}
