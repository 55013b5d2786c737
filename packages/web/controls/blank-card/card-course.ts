/** The course of a card, without an id if only its name is known; null for a card without one. */
export type CardCourse = { readonly courseId: string | null; readonly name: string } | null;
