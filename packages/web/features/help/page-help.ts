import type { RegisteredRouter, RouteIds } from '@tanstack/react-router';

type PageHelp = {
  /** How to read the page, in a few sentences. */
  readonly text: string;
  readonly example: string;
};

const payment: PageHelp = {
  text: 'What you can buy here, what it costs, and whether a payment went through. Card details are entered at the payment provider, not here.',
  example: '“Payment canceled” means that nothing was charged.',
};

const dashboard: PageHelp = {
  text: 'It begins with your scoring average and one sentence on what gains and costs you the most strokes. Below are the rounds behind it: circles are under par, squares over par. Tap any figure to see the holes and strokes that it counts. A filled dot means you can count on a difference, a hollow one that it is too early to say.',
  example:
    'Approach −1.2 means that your approach shots cost 1.2 strokes a round more than those of PGA TOUR players from the same places.',
};

/** Help by route; that of a parent holds for all of its pages that have none of their own. */
const pageHelp: Partial<Record<RouteIds<RegisteredRouter['routeTree']>, PageHelp>> = {
  '/': {
    text: 'What Strokebook does, shown with a season of an invented player. The demo opens all of that player’s pages, without an account.',
    example: 'In “Approach −1.2” the minus says that approach shots cost 1.2 strokes a round.',
  },
  '/dashboard': dashboard,
  '/player/$username/data-analysis': dashboard,
  '/player/$username/summary': {
    text: 'The player in short: scoring average, best finish and best round first, then tournaments, pictures, swing videos and news. Only tournament rounds count, and only what the player shows.',
    example: '“T3 of 78” is a shared third place in a field of 78 players; −2 is two strokes under par.',
  },
  '/player/$username/resume': {
    text: 'The page for college coaches: school, averages, best ten rounds and results. With “Build resume” a player chooses what stands on it.',
    example:
      '“71.4 over 24 tournament rounds” is the average of every tournament round in the dates shown, not of the best ones.',
  },
  '/player/$username/schedule/{-$tab}': {
    text: 'Schedule lists the events to come by date, Results those that were played. A finish with T is shared; scores are per round, with the total to par at the end.',
    example: '“T9, 71 70 69, −6” is a shared ninth place with three rounds, six strokes under par in total.',
  },
  '/player/$username/my-rounds': {
    text: 'The map shows the shots of one hole, numbered from the tee; the list beside it says how long each was and what it gained or cost. The scorecard below has all rounds: circles are under par, squares over par. Tap a hole to see it on the map.',
    example: '“3: 35 ft, −0.93” is the third stroke, a putt from 35 feet that cost almost a whole stroke.',
  },
  '/player/$username/my-rounds/live/$roundId': {
    text: 'A round while it is played, hole by hole. The page follows it by itself; nothing here changes the round. The framed hole is the one that is played now.',
    example: '“−3, thru 11” is three under par after eleven holes.',
  },
  '/player/$username/stats': {
    text: 'Two selections of rounds side by side, stat by stat, and how much they differ. A filled dot means that the difference is likely real, a half-filled one that it is worth a look, a hollow one that it could be chance. Beside the rest of a team each teammate counts the same, from five rounds on.',
    example: '“GIR 64%, 66%, −2 pts” with a hollow dot: two points fewer greens, which chance alone could explain.',
  },
  '/player/$username/gallery': {
    text: 'Swing videos and pictures, the newest first. Tap one to see it large.',
    example: 'The arrow keys go to the next and the previous picture.',
  },
  '/player/$username/index': {
    text: 'An index computed from the rounds logged here, by the Rules of Handicapping 2024. It is an estimate, not official. A filled dot is a score that counts, a hollow one is a score that does not. Open a score to see its arithmetic. The official index can be typed beside it; nothing is computed from it.',
    example:
      '“81 as 80” means that a hole counted one stroke less than was played: no hole counts more than net double bogey.',
  },
  '/player/$username/report-viewer': {
    text: 'Reports to print or send as PDF, for the rounds of the chosen time. Each opens as pages before it is downloaded.',
    example: 'Course Plan draws every hole of a course, six to a page, with targets for your own shots.',
  },
  '/player/$username/edit': {
    text: 'Everything on the profile that is written by hand: about text, pictures, videos, news and schedule. Changes are on the profile when they are saved.',
    example: 'A story has a preview, so that you see it before others do.',
  },
  '/account': {
    text: 'Your name, address and units, who may see each page of your profile, and the devices on which you are signed in.',
    example: 'A page that is closed to visitors can still be opened by your circle: the coaches and family you chose.',
  },
  '/account/new': {
    text: 'What others ask you and what they changed: invitations, guardians, your circle, and your rounds and pages. Questions stand first and can be answered here. What is new says so until you have opened the list.',
    example: '“Dana Whitfield changed 3 rounds” is one line for a day, however many holes that were.',
  },
  '/account/messages': {
    text: 'Messages that coaches and recruiters wrote with the form on your profile, without seeing your address, and invitations of players to their circles. You can block a sender, and stop all messages.',
    example: '“Answer” opens an email to the address that the sender left.',
  },
  '/log': {
    text: 'Where and how you play: course, tee, day and type are filled in from your last round. One tap starts it.',
    example: 'A course that is not listed is added in a minute: its name and the par of each hole are enough.',
  },
  '/log/$roundId': {
    text: 'One hole at a time, by score, by score and putts, or stroke by stroke. You can change that at every hole. What you enter is saved on this device at once, and in your account when there is a network.',
    example:
      '“121, Fairway” stores a stroke from 121 yards in the fairway and opens the next one; on the green you type feet.',
  },
  '/players': {
    text: 'Players who let you see their rounds and pages; some also let you enter rounds and scores, or change everything. Tap a name to open their profile. The figure is their form: score less course rating in the last ten rounds of tournaments and qualifiers of six months. You can leave a circle at any time.',
    example:
      '“+1.2 ± 1.8” is 1.2 strokes a round over the course rating; it could be anything from 0.6 under to 3.0 over.',
  },
  '/team/$identifier': {
    text: 'A team’s week. Form is score less course rating in the last ten rounds of tournaments and qualifiers of six months, scores of the schedule too; the line beside the dot is how sure it is, and the dot is filled where the last 30 days are clearly better or worse than the player’s 12 months before; ‘lately’ is less sure: it is said of one steady player in ten. The differential counts tournament rounds of 12 months on tees with rating and slope. Strokes gained compare each player with the rest of the own squad. Tap any figure to see its rounds. The dots of a row compare its player with the rest of the squad or with anybody; two ticked rows are compared with each other.',
    example:
      '“▼ −1.1, 22 rounds” under Approach: these 22 rounds lost 1.1 strokes each to the rest of the squad, which is likely real.',
  },
  '/team/$identifier/lineup': {
    text: 'Who plays an event, and what the team is expected to score by the forms of its players, against the course ratings. ‘Counts’ is the share of rounds in which a score is among those that count. Untick a player to see what another one in their place changes.',
    example: '“cannot tell, 1.3 a round apart”: their rounds are too few to say which of the two is better.',
  },
  '/players/$playerId/privacy': {
    text: 'As a guardian you decide here who sees the pages of a player, and who is in their circle. Each switch takes effect at once, and the player reads it in their activity.',
    example: 'Events to come is off: others see a tournament once it is over, and not before.',
  },
  '/join': {
    text: 'An invitation to a player’s circle: the coaches and family who see all of their pages. It says what else you may do. You decide whether to accept it.',
    example: 'If it was meant for somebody else, close the page: nothing happens.',
  },
  '/join/team': {
    text: 'An invitation to a team. You say what its coaches can do with your pages, and a coach confirms you; until then nothing is shared.',
    example: 'Under 18, a parent who is your guardian agrees first.',
  },
  '/unsubscribe': {
    text: 'Here the mails about what is new for you end, without signing in. Nothing else changes.',
    example: 'You opened the address at the end of such a mail: one tap, and it was the last one.',
  },
  '/teams': {
    text: 'The teams that you coach or play in. Anybody can make one: a name, its squads, and one link for all players.',
    example: 'A player who leaves takes everything along; the coaches see no more of them from that moment on.',
  },
  '/teams/$organizationId/events': {
    text: 'The events of the team, the newest first, and the season: how often each player counted, and the mean of score minus course rating in these events.',
    example: '“6 of 7” is a player whose score was one of those that count in six of seven rounds.',
  },
  '/teams/$organizationId/events/new': {
    text: 'A new event of the team: the event of your players’ schedules, the course of each round, and who travels. The squad of its qualifier is ticked, else those who have it in their schedule.',
    example: 'The course that you choose first is that of all rounds, until you choose another one.',
  },
  '/teams/$organizationId/events/$eventId': {
    text: 'The score of the team as it counts: of five the best four of each round, with the dropped one struck through. A round in progress counts as its holes so far. Coaches order the lineup, type or paste scores, and write the results to the schedules of those players who let them enter scores; all of it can be taken back in one step.',
    example: '“card 74, official 75” is a round whose logged score differs from the official one, which counts.',
  },
  '/teams/$organizationId/events/$eventId/scores': {
    text: 'Official scores of the players, typed or pasted from a results page: 74, +2, E, WD, DQ or N for no card. Of pasted rows your players are found by name; nothing is stored before you have seen it.',
    example: 'Enter goes to the next player of the round.',
  },
  '/teams/$organizationId/absences': {
    text: 'On which days a player cannot come, and why: class, injury or something else. The player says it, a guardian of a player under 18, or a coach. Coaches read it beside the name where they choose players: in a qualifier, its tee sheet, the selection and the lineup. Nobody else in the team reads it.',
    example: '“class Thu” beside a name is a player who has a class on the day of the round.',
  },
  '/teams/$organizationId/qualifiers': {
    text: 'Who qualifies for an event of the team, the newest first. A coach starts one with five answers, of which four are filled from the last one; the rule is the sentence that they write.',
    example: '“+4 is the line. Sofia holds it.” is the total of the last place by score.',
  },
  '/teams/$organizationId/qualifiers/new': {
    text: 'Five answers, and the sentence that they write: everybody reads that sentence. The first score freezes it; a later change needs a reason and stands below it.',
    example: '“Four best totals to par and one pick” are five places, one of them chosen by the coach.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId': {
    text: 'The board of a qualifier in the order of its rule. A round in progress counts as its holes so far and the rest at par. Whoever has fewer rounds than the rule needs has no place; nothing is averaged. Tap a total for score, par and rating of each round. The other rule is one tap away, and the page says where it changes who travels.',
    example: '“In” is two strokes or more clear of the last place by score, “on the line” within two.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId/rule': {
    text: 'The five answers again. Before the first score they are replaced; afterwards each change needs a reason and stands below the sentence with your name.',
    example: 'A course that was closed stays, and another one is added to the round.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId/scores': {
    text: 'Players by rounds. Type a score, a score to par, W, N or X; Enter is the next player, Tab the next round. A player’s own round of that day and course is there by itself. Where card and typed score differ both stand until you decide.',
    example: '“+4” on a par 72 is stored as 76.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId/cards': {
    text: 'One phone keeps up to four cards: choose the players, then one tap a player on each hole. The next hole opens when all are in; a tap on a hole above goes back to it. It works without a network: the cards are kept on this phone and sent when the network is back. After the last hole each player says whether the card is right. Where two phones differ both scores stand until a coach decides.',
    example: '“Four cards on this phone, saved 10:31” waits for a network; “Saved to the team” has arrived.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId/tees': {
    text: 'Who plays with whom, when and from which hole. A coach makes the groups from the standing, from the last round or from the list, with times or a shotgun start, and moves players by dragging or with the arrows. The team reads it, and it prints on one page.',
    example: '“The standing, the best last” sends the leaders out in the last group.',
  },
  '/teams/$organizationId/qualifiers/$qualifierId/squad': {
    text: 'Who travels: by score as the order says, by pick with a reason, and alternates in order. Confirming freezes it and tells each player the own line only.',
    example: '“6th, +7, three behind the last place by score” is what that player reads.',
  },
  '/teams/$organizationId': {
    text: 'For coaches the people of a team: who waits to join, players and their squads, links, the roster that is not complete yet, and coaches. For a player what these coaches see of them.',
    example: 'Paste fourteen names from a sheet: those who have joined go from the list one by one.',
  },
  '/import': {
    text: 'Rounds from files of other products, from a worksheet, or from an export of Strokebook. The files are read on this device; only the rounds that you tick are stored. An import can be taken back as one step.',
    example: 'The same file again changes nothing: rounds that are there already stay one.',
  },
  '/welcome': {
    text: 'Three questions that make a start easier. Each can be skipped, and answered later in Account. Nobody else sees the year of birth.',
    example: 'A coach is led to making a team, a parent to the players, a player to the first round.',
  },
  '/admin': {
    text: 'Accounts for support: find one by phone number in any form, username, email or part of a name, then open it to act. Private accounts and those deleted within seven days are found too.',
    example: '“(555) 010-0001” finds the account with the number +1 555 010 0001.',
  },
  '/admin/accounts/$accountId': {
    text: 'What support needs to know of an account, and what it can do. Every action asks for a reason, which the owner of the account reads in their activity.',
    example: '“Support: every device was signed out. By: morgan-ellery. Reason: The owner asked for it.”',
  },
  '/admin/organizations': {
    text: 'All organizations, by name. Open one to change its name and colors, and who is on its rosters.',
    example: 'A coach who left the school is taken off the roster here; the players’ circles stay as they are.',
  },
  '/admin/organizations/$organizationId': {
    text: 'Name, address and colors of an organization, and everybody on its rosters, players with a private profile too.',
    example: 'The colors are shown on the public profiles of all players on its rosters.',
  },
  '/golf/search': {
    text: 'Finds players and organizations by any part of their names. Profiles that are closed are not found.',
    example: '“sol ing” finds Ingrid Solberg.',
  },
  '/golf/courses': {
    text: 'All courses with their place and number of holes. Tap one for its map and lengths.',
    example: '“larkspur” finds the courses with that word in their name or place.',
  },
  '/player/$username/plan': {
    text: 'Where to aim, with what, and what it is worth: worked out of your own shots on the drawn hole. Drag the target or the ball, tap the green to move the pin, and open a figure to what it is made of.',
    example:
      '“At the flag it costs 0.11, a stroke in nine rounds.” is a tee shot that is better aimed beside the flag.',
  },
  '/golf/courses/$courseId': {
    text: 'The course from above with its holes, and the length of each. Choose a hole to see it alone.',
    example: '“Par 4, 423 yd” is the length along the line of play from the tee to the middle of the green.',
  },
  '/org/$identifier/{-$playerGroup}': {
    text: 'The players of a team or organization. Sort them by name or by form: score less course rating in the last ten rounds of tournaments and qualifiers of six months. Practice and nine holes never count.',
    example:
      '“+1.2 ± 1.8” is 1.2 strokes a round over the course rating; it could be anything from 0.6 under to 3.0 over. “Place 2 to 7” means that these rounds cannot tell more.',
  },
  '/store-redirect': {
    text: 'Links to the app for your phone.',
    example: 'On an iPhone the App Store opens.',
  },
  '/auth': {
    text: 'Sign in with your phone number: you get a six-digit code as a text message. A new number makes a new account.',
    example: 'A code is good for ten minutes; ask for another one if none arrives.',
  },
  '/payment': payment,
  '/payment/success': payment,
  '/payment/cancel': payment,
  '/payment/test': payment,
  '/experimental': {
    text: 'Trials that are not part of the product yet. They may change or go.',
    example: 'Shot Dispersion shows where shots finish around their target.',
  },
  '/cgr/$report': {
    text: 'A report as it is printed, page by page. Save it as PDF, or print it on Letter or A4.',
    example: 'The link to this page shows the same report to everyone who may see it.',
  },
};

/** The help of the innermost route that has one. */
export function helpOf(routeIds: readonly string[]): PageHelp | null {
  const entries: Readonly<Record<string, PageHelp | undefined>> = pageHelp;
  const routeId = routeIds.findLast((id) => entries[id] !== undefined);
  return routeId === undefined ? null : (entries[routeId] ?? null);
}
