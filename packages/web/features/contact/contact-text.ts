/** What a visitor has typed. */
export type ContactText = {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
  /** Hidden from people; programs fill it. */
  readonly website: string;
};

export const emptyContactText: ContactText = { name: '', email: '', organization: '', message: '', website: '' };
