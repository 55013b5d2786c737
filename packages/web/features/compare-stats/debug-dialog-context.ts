import { createContext, use } from 'react';

/** Opens the dialog for those who look into what is asked for. */
export const DebugDialogContext = createContext<() => void>(() => {});
export const useDebugDialog = (): (() => void) => use(DebugDialogContext);
