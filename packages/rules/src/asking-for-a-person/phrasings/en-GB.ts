import type { Phrasings } from './Phrasings';

export const enGb: Phrasings = {
  asks: `operator
    a real person please
    Put me through to your manager
    Might I speak with a member of staff, please?
    stop this bot and give me a person
    How do I get in touch with an actual human being
    Hi there, I would rather speak to somebody from your team
    human human human
    i need a represntative
    Your answers are rubbish. Agent.
    Is there a person I could chat with?
    Could I have a word with someone please?
    can somebody human answer me
    no more bots please
    can you fetch a human
    speak to someone real
    I shall need a representative, thank you
    would it be possible to be put through to someone?
    Could I speak with a colleague of yours, please?
    I'd sooner deal with a person
    any chance of a real person?
    Right, can I have an actual human now
    I'd like to be passed to someone
    can somebody from the shop ring me
    this is hopeless, where's a person
    May I speak to whoever is in charge?
    get me off this bot
    please hand me over to staff
    I need to have a chat with a member of the team
    humannn please
    customer servise please
    I'd be happier talking to a person
    sod the bot, I want staff
    can a manager look into this please
    might a person be available?
    Get someone to call me
    put a human on would you
    can I speak to someone in charge
    any chance of a real person
    I'd like to speak to a proper human being mate
    put me on to customer services
    is anyone actually there
    ring me please
    Could you pass me over to one of your team?
    any chance of a chat with a proper human being
    I'm fed up with this bot, who can I speak to?
    put me thru to someone plz
    can somebody from customer services ring me
    I want to talk to a member of staff
    can i have a word with a manager
    anyone there? need a human
    stop the automated replies and put a person on
    I'd like a callback from someone on your team
    pls transfer me to an adviser
    speak with soemone`,
  others: `Is this safe for human consumption?
    My agent already told me that it ships on Monday
    Which personal data do you keep?
    A gift for a person who likes tea
    The delivery person left it at the door
    Does the mattress have lumbar support
    I talked to your staff last week and they promised a refund
    Is it dishwasher safe for staff kitchens?
    do operators need gloves with this drill
    the manager's desk in oak, is it in stock
    Are your people trees real wood?
    I need a gift for someone special
    Do your reps ever visit schools?
    who designed the human figure lamp
    do staff get free delivery
    a person-shaped cushion
    anyone know if it shrinks?
    My colleague has the same mug
    Does your driver call me before he arrives?
    a chap in the shop said it was half price
    is a person needed to assemble it?
    can my mum contact me through the app
    Do your staff get a discount?
    The human body pillow, is it in stock?
    A colleague recommended you, do you ship to Leeds?
    Someone from the courier rang me, what is my tracking number?
    I spoke to someone last week and it is all sorted now
    Can another person collect my order for me?
    I'd like a mug with someone's name on it
    My manager wants an invoice
    Is there a chair for tall people?
    Does customer support have weekend hours?
    Who designed the human figure lamp?
    a friend told me to talk to you about the wool throw`,
};
