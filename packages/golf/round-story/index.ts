export * from './round-story.ts';
export * from './story-text.ts';
