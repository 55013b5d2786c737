/** Why a server cannot listen at an address, as a sentence for the operator; `reason` is the code of the error. */
export const describeUnusable = (host: string, port: number, reason: string): string =>
  `${port} of ${host} cannot be used (${reason}): set HOST to an address of this machine, and PORT above 1023`;
