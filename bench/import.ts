export async function measureImport(): Promise<void> {}
