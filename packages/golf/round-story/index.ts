export { type RoundStory, roundStory } from './round-story.ts';
export { bestHoleTitle, storyInWords } from './story-text.ts';
