import { createContext, use } from 'react';

/** Opens the dialog with the raw requests. */
export const DebugDialogContext = createContext<() => void>(() => {});
export const useDebugDialog = (): (() => void) => use(DebugDialogContext);
