/** 'Tee: White → Blue'; empty if both texts are the same. */
export const changeOf = (label: string, before: string, after: string): readonly string[] =>
  before === after ? [] : [`${label}: ${before} → ${after}`];
