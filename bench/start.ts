export async function measureStart(): Promise<void> {}
