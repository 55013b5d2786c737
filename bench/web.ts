export async function measureWeb(): Promise<void> {}
