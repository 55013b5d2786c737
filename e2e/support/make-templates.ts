// Creates the data directory that the products of browser tests copy, before parallel workers would each create it.
import { makeProductDataDir } from './product.ts';

await makeProductDataDir();
