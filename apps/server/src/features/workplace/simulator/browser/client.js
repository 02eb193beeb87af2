// The simulated client: who uses it, what arrived in its chats, and the page inside it.
const root = document.querySelector('.client')
const { kind, start } = root.dataset
const frame = document.querySelector('#frame')
const person = document.querySelector('#person')
const chats = document.querySelector('#chats')
const remembered = `simulator.${kind}.person`

const forgetSession = () => {
  for (const name of ['token', 'lrstoken', 'userInfo']) localStorage.removeItem(name)
}

const linkOf = ({ card, news, url }) => card?.card_link?.url ?? news?.link ?? url
const titleOf = ({ card, news, title }) => card?.header?.title?.content ?? news?.title ?? title

const showChats = async () => {
  const { messages } = await (await fetch(`/simulator/${kind}/chats`)).json()
  chats.replaceChildren(
    ...messages.map(({ chat, content }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'message'
      const where = document.createElement('small')
      where.textContent = chat
      button.append(where, titleOf(content))
      button.addEventListener('click', () => {
        frame.src = linkOf(content)
      })
      return button
    }),
  )
  if (messages.length === 0) chats.textContent = chats.dataset.empty
}

const showPeople = async () => {
  const { people } = await (await fetch(`/simulator/${kind}/people`)).json()
  person.replaceChildren(
    ...people.map(({ subject, name }) => {
      const option = document.createElement('option')
      option.value = subject
      option.textContent = name
      return option
    }),
  )
  person.value = localStorage.getItem(remembered) ?? people[0].subject
  localStorage.setItem(remembered, person.value)
}

person.addEventListener('change', () => {
  localStorage.setItem(remembered, person.value)
  forgetSession()
  frame.src = start
})
document.querySelector('#back').addEventListener('click', () => frame.contentWindow.history.back())
document.querySelector('#home').addEventListener('click', () => {
  frame.src = start
})
window.addEventListener('message', ({ data, origin }) => {
  if (origin === location.origin && data === 'simulator:sent') void showChats()
})

await showPeople()
await showChats()
frame.src = start
