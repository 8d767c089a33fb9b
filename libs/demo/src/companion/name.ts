/** The user name of the colleague who answers in the chat. They have no password. */
export const companionName = 'companion';
